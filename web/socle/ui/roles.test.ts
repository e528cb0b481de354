import { describe, expect, test } from 'vitest';
import { roles } from './roles.ts';

const grounds = { light: ['#f7f8f5', '#ffffff'], dark: ['#141b22', '#1c252e'] };

const schemes = Object.entries(roles) as ['light' | 'dark', (typeof roles)['light']][];

describe.each(schemes)('in the %s scheme', (scheme, colors) => {
  describe.each(Object.entries(colors))('%s', (_, role) => {
    test('text can be read on every ground that it is put on', () => {
      expect(contrast(role.filled, role.contrast)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(role['filled-hover'], role.contrast)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(role.light, role['light-color'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(role['light-hover'], role['light-color'])).toBeGreaterThanOrEqual(4.5);
      for (const ground of grounds[scheme]) {
        expect(contrast(ground, role.text)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ground, role['light-color'])).toBeGreaterThanOrEqual(4.5);
      }
    });
  });

  const controls = Object.entries(colors).filter(([name]) => name !== 'jaune');
  test.each(controls)('a filled control in %s stands out from the page', (_, role) => {
    for (const ground of grounds[scheme])
      expect(contrast(ground, role.filled)).toBeGreaterThanOrEqual(3);
  });
});

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
