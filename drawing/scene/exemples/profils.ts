export const ville: ('trottoir' | 'descend' | ':' | 'monte')[] = [
  'trottoir',
  'descend',
  ':',
  'monte',
  'trottoir',
];
export const campagne: ('herbe' | 'accotement' | 'descend' | ':' | 'monte')[] = [
  'herbe',
  'accotement',
  'descend',
  ':',
  'monte',
  'accotement',
  'herbe',
];
