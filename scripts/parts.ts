/** The parts of a release beside its archive. */

interface Sbom {
  serialNumber: string;
  metadata: { timestamp: string; component: { name: string } };
  components: {
    name: string;
    version: string;
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
  }[];
}

/** The words of CHANGELOG.md on a version; undefined: none. */
export function partOf(changelog: string, version: string): string | undefined {
  const parts = changelog.split(/^(?=## )/m);
  return parts
    .find((part) => part.startsWith(`## ${version} `))
    ?.trimEnd()
    .concat('\n');
}

/** The newest version of CHANGELOG.md that has a date. */
export function lastRelease(changelog: string): string {
  const [, version] = /^## (\d+\.\d+\.\d+) \(\d{4}-/m.exec(changelog) ?? [];
  if (!version) throw new Error('CHANGELOG.md has no release.');
  return version;
}

/** npm’s list, the same each time for the same commit: its number and date are the release’s. */
export function sbomOf(text: string, { date, seed }: { date: Date; seed: string }): string {
  const sbom = JSON.parse(text) as Sbom;
  sbom.metadata.timestamp = date.toISOString();
  sbom.metadata.component.name = 'priorite';
  sbom.serialNumber = `urn:uuid:${seed.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')}`;
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

/** Their package.json names none; the files beside it do. */
const BESIDE: Record<string, string> = { 'dejavu-fonts-ttf': 'Bitstream-Vera', 'png-js': 'MIT' };

function licenceOf({ name, licenses = [] }: Sbom['components'][number]): string {
  const told = licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name,
  );
  return told.join(' ') || (BESIDE[name] ?? 'unknown');
}

/** A line a package: its licence, name and version. */
export function licencesOf(sbom: string): string {
  const { components } = JSON.parse(sbom) as Sbom;
  const lines = components.map((each) => `${licenceOf(each)}\t${each.name} ${each.version}`);
  return `${[...new Set(lines)].toSorted().join('\n')}\n`;
}
