/** What the room needs to know of how this school is run. */
export interface Reglages {
  /** Seals and signs; `APP_SECRET`. */
  secret: string;
  /** Where the public reaches the site, without a slash at its end; links in mails begin with it. */
  adresse: string;
  inscription: 'ouverte' | 'fermee';
}
