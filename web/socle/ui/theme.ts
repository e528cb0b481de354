import {
  type CSSVariablesResolver,
  type MantineColorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  parseThemeColor,
} from '@mantine/core';
import { type Role, roles } from './roles.ts';

const tuple = (all: string[]) => all as unknown as MantineColorsTuple;

/** Only the primary shades are seen; roles.ts replaces the others. */
const shades = (light: string, dark: string) =>
  tuple([...Array<string>(5).fill(dark), ...Array<string>(5).fill(light)]);

/** All variants of `bleu`, `jaune`, `success`, `danger`, `warning` and `gray` reach AA contrast. */
export const theme = createTheme({
  primaryColor: 'bleu',
  primaryShade: { light: 7, dark: 4 },
  white: '#ffffff',
  black: '#1b242d',
  colors: {
    bleu: shades('#0b4ea2', '#629be4'),
    jaune: shades('#b89400', '#ffd92e'),
    success: shades('#1b7f3b', '#50b870'),
    danger: shades('#c1121f', '#e9636c'),
    warning: shades('#9a5b00', '#dd9a2b'),
    dark: tuple([
      '#e9eef2',
      '#c3ccd4',
      '#a9b5c0',
      '#7f8d9a',
      '#3a4754',
      '#2b3641',
      '#232d37',
      '#141b22',
      '#10161c',
      '#0b1014',
    ]),
  },
  fontFamily:
    "'Overpass Variable', 'Overpass by Arial', 'Overpass by Roboto', 'Overpass by DejaVu', sans-serif",
  headings: { fontWeight: '800', textWrap: 'balance' },
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '28px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const parsed = parseThemeColor({
      color: input.color ?? input.theme.primaryColor,
      theme: input.theme,
    });
    const own = parsed.isThemeColor && parsed.shade === undefined && parsed.color in roles.light;
    if (!own || input.variant !== 'filled') return colors;
    return { ...colors, color: `var(--mantine-color-${parsed.color}-contrast)` };
  },
  components: {
    Button: {
      defaultProps: { size: 'md' },
      vars: () => ({ root: { '--button-height': '2.875rem' } }),
    },
    Badge: { defaultProps: { variant: 'light', size: 'lg', tt: 'none' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: {
      defaultProps: { size: 'md' },
      vars: () => ({ root: { '--psi-button-size': '2.75rem' } }),
    },
    Alert: {
      defaultProps: { variant: 'light' },
      styles: {
        title: { fontSize: '1rem' },
        message: { fontSize: '1rem' },
        closeButton: {
          '--cb-size': '2.75rem',
          margin: '-0.75rem -0.75rem -0.75rem 0',
          flex: 'none',
        },
      },
    },
  },
});

function variables(scheme: Record<string, Role>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scheme).flatMap(([name, role]) =>
      Object.entries(role).map(([part, value]) => [`--mantine-color-${name}-${part}`, value]),
    ),
  );
}

const OTHERS: Record<string, [light: string, dark: string]> = {
  'default-border': ['#7c8894', '#7f8d9a'],
  'default-hover': ['#eef0ec', '#26313c'],
  dimmed: ['#55616d', '#a9b5c0'],
  placeholder: ['#67727d', '#94a1ad'],
  error: ['#c1121f', '#ff9a94'],
  success: ['#1b7f3b', '#6fcf8e'],
  anchor: ['#0b4ea2', '#8dbbfa'],
  disabled: ['#e3e6e1', '#26313c'],
  'disabled-color': ['#5d6873', '#94a1ad'],
};

const others = (at: 0 | 1) =>
  Object.fromEntries(
    Object.entries(OTHERS).map(([name, both]) => [`--mantine-color-${name}`, both[at]]),
  );

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...variables(roles.light), ...others(0), '--mantine-color-body': '#f7f8f5' },
  dark: { ...variables(roles.dark), ...others(1), '--mantine-color-default': '#1c252e' },
});
