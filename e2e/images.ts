import sharp from 'sharp';

/** A photo of one colour. */
export const jpeg = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The same, as somebody picks it from a disk. */
export const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpeg(background),
});
