const HEAD = 64;
const BRANDS = new Set<string>(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** iPhones' HEIC: the reason and remedy as a sentence; null for other files. */
export async function heicRefusal(file: File): Promise<string | null> {
  const text = await textOf(file.slice(0, HEAD));
  const brands =
    text.slice(4, 8) === 'ftyp'
      ? Array.from(text.slice(8).matchAll(/.{4}/gs), ([brand]) => brand)
      : [];
  // An AVIF may also claim HEIC compatibility.
  const heic = brands.some((brand) => BRANDS.has(brand)) && !brands.includes('avif');
  return heic
    ? `${file.name} est une photo HEIC\u00a0: enregistrez-la en JPEG et choisissez-la de nouveau. Sur un iPhone\u00a0: Réglages, Appareil photo, Formats, «\u00a0Le plus compatible\u00a0».`
    : null;
}

const textOf = async (part: Blob) =>
  String.fromCharCode(...new Uint8Array(await part.arrayBuffer()));
