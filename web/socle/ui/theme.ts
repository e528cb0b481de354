import {
  type CSSVariablesResolver,
  type MantineColorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  parseThemeColor,
} from '@mantine/core';
import { type Role, roles } from './roles.ts';

const tuple = (...shades: string[]) => shades as unknown as MantineColorsTuple;

/**
 * `bleu` (default), `jaune`, `success`, `danger`, `warning`, `gray`: all variants reach AA contrast
 * by roles.ts. Shades (`bleu.3`) are unchecked.
 */
export const theme = createTheme({
  primaryColor: 'bleu',
  primaryShade: { light: 7, dark: 4 },
  white: '#ffffff',
  black: '#1b242d',
  colors: {
    bleu: tuple(
      '#eef4fc',
      '#dce9f9',
      '#b7d0f2',
      '#8db6ec',
      '#629be4',
      '#3a80da',
      '#1d67c4',
      '#0b4ea2',
      '#093f84',
      '#072f63',
    ),
    jaune: tuple(
      '#fffae0',
      '#fff3b8',
      '#ffeb8a',
      '#ffe25c',
      '#ffd92e',
      '#ffce00',
      '#e0b500',
      '#b89400',
      '#8a6f00',
      '#5c4a00',
    ),
    success: tuple(
      '#ebf8ef',
      '#d3efdb',
      '#a8dfb8',
      '#7bcd93',
      '#50b870',
      '#329c54',
      '#258b47',
      '#1b7f3b',
      '#14632e',
      '#0e4520',
    ),
    danger: tuple(
      '#fdeeef',
      '#fadcde',
      '#f5b8bc',
      '#f08f95',
      '#e9636c',
      '#de3a45',
      '#cf2230',
      '#c1121f',
      '#9a0e19',
      '#6d0a12',
    ),
    warning: tuple(
      '#fdf4e4',
      '#fae6c3',
      '#f4cf8c',
      '#edb657',
      '#dd9a2b',
      '#c07d13',
      '#ad6a06',
      '#9a5b00',
      '#774600',
      '#523000',
    ),
    dark: tuple(
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
    ),
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

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...variables(roles.light),
    '--mantine-color-body': '#f7f8f5',
    '--mantine-color-default-border': '#7c8894',
    '--mantine-color-default-hover': '#eef0ec',
    '--mantine-color-dimmed': '#55616d',
    '--mantine-color-placeholder': '#67727d',
    '--mantine-color-error': '#c1121f',
    '--mantine-color-success': '#1b7f3b',
    '--mantine-color-anchor': '#0b4ea2',
    '--mantine-color-disabled': '#e3e6e1',
    '--mantine-color-disabled-color': '#5d6873',
  },
  dark: {
    ...variables(roles.dark),
    '--mantine-color-default': '#1c252e',
    '--mantine-color-default-border': '#7f8d9a',
    '--mantine-color-default-hover': '#26313c',
    '--mantine-color-dimmed': '#a9b5c0',
    '--mantine-color-placeholder': '#94a1ad',
    '--mantine-color-error': '#ff9a94',
    '--mantine-color-success': '#6fcf8e',
    '--mantine-color-anchor': '#8dbbfa',
    '--mantine-color-disabled': '#26313c',
    '--mantine-color-disabled-color': '#94a1ad',
  },
});
