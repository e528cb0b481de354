import sharp from 'sharp';

export const jpeg = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

export const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpeg(background),
});
