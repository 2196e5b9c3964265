export default {
  plugins: {
    // Colours of both schemes stand in tokens.css by the platform's own light-dark(), not by Mantine's of the same name.
    'postcss-preset-mantine': { features: { lightDarkFunction: false } },
    'postcss-simple-vars': {
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '88em',
      },
    },
  },
};
