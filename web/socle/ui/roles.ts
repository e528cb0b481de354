export type Role = ReturnType<typeof role>;

const role = (
  [filled, hover, contrast]: [string, string, string],
  [light, lightHover, lightColor]: [string, string, string],
  text = filled,
) => ({
  filled,
  'filled-hover': hover,
  contrast,
  light,
  'light-hover': lightHover,
  'light-color': lightColor,
  outline: text,
  text,
});

/** Contrast: text 4.5:1, filled controls 3:1; yellow is an accent only. */
export const roles = {
  light: {
    bleu: role(['#0b4ea2', '#093f84', '#ffffff'], ['#e2ecf9', '#d3e2f5', '#083c7d']),
    jaune: role(['#ffce00', '#f2c200', '#1b242d'], ['#fff3b8', '#ffeb8a', '#5c4a00'], '#7a6200'),
    success: role(['#1b7f3b', '#14632e', '#ffffff'], ['#dcf1e2', '#cae8d3', '#12562a']),
    danger: role(['#c1121f', '#9a0e19', '#ffffff'], ['#fbe2e3', '#f7d0d2', '#8e0d17']),
    warning: role(['#9a5b00', '#774600', '#ffffff'], ['#fbecd2', '#f7dfb6', '#6b3f00']),
    gray: role(['#55616d', '#424c56', '#ffffff'], ['#e6e9e5', '#d9ddd7', '#3a444e']),
  },
  dark: {
    bleu: role(['#8dbbfa', '#abcdfc', '#0b1a2e'], ['#1c3556', '#244369', '#cfe2fe']),
    jaune: role(['#ffce00', '#ffdb4d', '#1b242d'], ['#453a0c', '#574910', '#ffe98a']),
    success: role(['#6fcf8e', '#90dba8', '#06210f'], ['#143a22', '#1a4a2c', '#bdeccb']),
    danger: role(['#ff9a94', '#ffb5b1', '#330507'], ['#4b1a1e', '#5d2227', '#ffd3d0']),
    warning: role(['#ffc266', '#ffd28f', '#2e1a00'], ['#46300e', '#583d13', '#ffe2b5']),
    gray: role(['#a9b5c0', '#c3ccd4', '#141b22'], ['#2b3641', '#364350', '#dbe2e8']),
  },
} satisfies Record<'light' | 'dark', Record<string, Role>>;
