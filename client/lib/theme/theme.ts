import { createTheme, defaultVariantColorsResolver } from '@mantine/core';
import { colours } from './colours.ts';
import { themeComponents } from './theme-components.ts';

export const theme = createTheme({
  colors: colours,
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  white: '#ffffff',
  black: '#12343b',
  // Mantine's autoContrast considers only the shade of light mode; this text colour follows the scheme.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colors, color: 'var(--pg-on-filled)' } : colors;
  },
  fontFamily: 'var(--pg-font-text)',
  fontFamilyMonospace: 'var(--pg-font-code)',
  headings: {
    fontFamily: 'var(--pg-font-heading)',
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--pg-step-4)', lineHeight: '1.1' },
      h2: { fontSize: 'var(--pg-step-3)', lineHeight: '1.15' },
      h3: { fontSize: 'var(--pg-step-2)', lineHeight: '1.25' },
      h4: { fontSize: 'var(--pg-step-1)', lineHeight: '1.3' },
      h5: { fontSize: '1rem', lineHeight: '1.4' },
      h6: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.6' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px', fit: 'var(--pg-radius-fit)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: {
    xs: 'none',
    sm: 'none',
    md: '0 8px 24px -12px rgb(8 27 32 / 35%)',
    lg: '0 16px 40px -16px rgb(8 27 32 / 40%)',
    xl: '0 24px 64px -24px rgb(8 27 32 / 45%)',
  },
  components: themeComponents,
});
