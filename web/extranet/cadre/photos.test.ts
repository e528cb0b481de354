import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../../contract/call.ts';
import { attendus, photo } from '../../../contract/fichier.ts';
import { calls } from '../../../contract/index.ts';
import { IMAGE_MAX, IMAGE_OCTETS, IMAGE_TYPES, octetsDImages } from '../../../regles/images.ts';
import { refusalOf } from '../../socle/ui/fields/FileField.tsx';

/** How many pictures a field takes at most. */
function photosOf(field: z.ZodType): number {
  if (field instanceof z.ZodOptional) return photosOf(field.unwrap() as z.ZodType);
  if (field instanceof z.ZodArray) {
    const { maxItems = NaN } = z.toJSONSchema(field, { unrepresentable: 'any', io: 'input' });
    return photosOf(field.element as z.ZodType) && maxItems;
  }
  return attendus.get(field)?.types.includes('image/avif') ? 1 : 0;
}

const withPhotos = Object.entries<Call>(calls).flatMap(([name, { input, bodyLimit }]) => {
  const fields = input instanceof z.ZodObject ? Object.values<z.ZodType>(input.shape) : [];
  const photos = fields.reduce((sum, field) => sum + photosOf(field), 0);
  return photos > 0 ? [{ name, photos, bodyLimit }] : [];
});

const sized = (octets: number) => new File([new Uint8Array(octets)], 'a.png');

test('a form refuses what is a byte too long, and the call expects the same', async () => {
  expect(await refusalOf(sized(IMAGE_OCTETS), IMAGE_MAX.mo)).toBeNull();
  expect(await refusalOf(sized(IMAGE_OCTETS + 1), IMAGE_MAX.mo)).toContain(`${IMAGE_MAX.mo} Mo`);
  expect(attendus.get(photo())).toEqual({ max: IMAGE_OCTETS, types: IMAGE_TYPES.split(',') });
});

test('calls take pictures', () => {
  expect(withPhotos.length).toBeGreaterThan(4);
});

test.each(withPhotos)('$name holds $photos of the greatest', ({ photos, bodyLimit }) => {
  expect(bodyLimit).toBe(octetsDImages(photos));
});
