/** Octets of a line of RFC 5545, without its break. */
const LONGEST = 75;

interface Rendez {
  /** YYYY-MM-DD */
  jour: string;
  centre: string | null;
  /** The publisher and its page. */
  nom: string;
  adresse: string;
  now: Date;
}

/** A whole day in a calendar file (RFC 5545): no hour is known. */
export function calendrierOf({ jour, centre, nom, adresse, now }: Rendez): string {
  const lignes = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(nom)}//FR`,
    'BEGIN:VEVENT',
    `UID:examen-${jour}@${new URL(adresse).hostname}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(jour)}`,
    `DTEND;VALUE=DATE:${compact(lendemain(jour))}`,
    'SUMMARY:Examen théorique du permis de conduire',
    ...(centre ? [`LOCATION:${textOf(centre)}`] : []),
    `DESCRIPTION:${textOf('À prendre\u00a0: carte d’identité, de quoi payer.')}`,
    `URL:${adresse}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${textOf('Examen théorique demain')}`,
    'TRIGGER:-PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lignes.flatMap(folded).join('\r\n') + '\r\n';
}

const compact = (jour: string) => jour.replaceAll('-', '');

const lendemain = (jour: string) =>
  new Date(Date.parse(`${jour}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const textOf = (texte: string) =>
  texte.replaceAll(/[\\;,]/g, (signe) => `\\${signe}`).replaceAll(/\s*\n\s*/g, '\\n');

/** Continues a long line after a space, between whole characters. */
function folded(ligne: string): string[] {
  const parts = [''];
  let octets = 0;
  for (const signe of ligne) {
    const longueur = new TextEncoder().encode(signe).length;
    if (octets + longueur > LONGEST) {
      parts.push(' ');
      octets = 1;
    }
    parts[parts.length - 1] += signe;
    octets += longueur;
  }
  return parts;
}
