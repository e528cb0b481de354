/** Later browsers also claim the names of earlier ones, so order matters. */
const NAVIGATEURS: [nom: string, signe: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];
const SYSTEMES: [nom: string, signe: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];
const LONGEST = 400;

/** « Firefox sur Windows », from a User-Agent; null when unknown. */
export function appareilOf(agent: string | undefined): string | null {
  const text = (agent ?? '').slice(0, LONGEST);
  const named = (list: typeof SYSTEMES) => list.find(([, signe]) => signe.test(text))?.[0];
  const navigateur = named(NAVIGATEURS);
  const systeme = named(SYSTEMES);
  if (!navigateur) return null;
  return systeme ? `${navigateur} sur ${systeme}` : navigateur;
}
