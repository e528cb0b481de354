const ENTITES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns text that is safe between tags and in quoted attributes. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITES[sign]!);

const money = new Intl.NumberFormat('fr-BE', { style: 'currency', currency: 'EUR' });

export const euros = (cents: number): string => money.format(cents / 100);
