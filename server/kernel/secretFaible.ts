const LEAST = 32;
const SHORTEST_ROW = 4;

/** A secret drawn at random has thirty different triples in its first 32 characters. */
const LEAST_TRIPLES = 18;
/** A shorter one has as many triples as characters, but for its last two and a repeated few. */
const SPARE = 4;

/** What people put into a secret that is not one; found without regard to case. */
const WORDS = `changeme change-me changemoi change-moi replaceme remplacemoi placeholder secret
  password passwort wachtwoord motdepasse mot-de-passe passphrase priorite priorité production
  example exemple default defaut letmein welcome bienvenue administrateur administrator
  azertyuiop azerty qsdfghjklm wxcvbn qwertyuiop qwerty asdfghjkl zxcvbnm`.split(/\s+/);

/**
 * Whether a secret could be guessed by who knows how people choose them: too short, or little is
 * left of it without the usual words, rows of neighbours (abcd, 4321, aaaa) and repetitions.
 * `least`: how many characters a secret of its kind has.
 */
export function secretFaible(secret: string, least = LEAST): boolean {
  if (secret.length < least) return true;
  let rest = secret.toLowerCase();
  for (const word of WORDS) rest = rest.replaceAll(word, '');
  rest = withoutRows(rest);
  const triples = new Set<string>();
  for (let at = 0; at + 3 <= rest.length; at++) triples.add(rest.slice(at, at + 3));
  return triples.size < Math.min(LEAST_TRIPLES, least - SPARE);
}

/** Takes out every four characters and more that follow one another by the same step of -1, 0 or 1. */
function withoutRows(text: string): string {
  const step = (at: number) => text.charCodeAt(at) - text.charCodeAt(at - 1);
  let rest = '';
  for (let from = 0; from < text.length;) {
    let end = from + 1;
    const by = step(end);
    if (Math.abs(by) <= 1) while (end < text.length && step(end) === by) end++;
    if (end - from < SHORTEST_ROW) {
      rest += text[from];
      end = from + 1;
    }
    from = end;
  }
  return rest;
}
