import { describe, expect, test } from 'vitest';
import { canonique, metaOf } from './referencement.ts';

const ici = {
  matches: [undefined, { id: 'root', loaderData: { adresse: 'https://ecole.be' } }],
  location: { pathname: '/le-blog/' },
};
const page = { title: 'Le blog', description: 'Ce qui change.' };

test('an address has one name', () => {
  expect(canonique('https://ecole.be', '/')).toBe('https://ecole.be/');
  expect(canonique('https://ecole.be', '/le-blog')).toBe('https://ecole.be/le-blog');
  expect(canonique('https://ecole.be', '/le-blog//')).toBe('https://ecole.be/le-blog');
});

describe('metaDe', () => {
  test('says the same to search engines and to social networks', () => {
    const meta = metaOf(ici, page);
    expect(meta).toContainEqual({ title: 'Le blog' });
    expect(meta).toContainEqual({ property: 'og:title', content: 'Le blog' });
    expect(meta).toContainEqual({ property: 'og:description', content: 'Ce qui change.' });
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://ecole.be/le-blog',
    });
    expect(meta).toContainEqual({
      property: 'og:image',
      content: 'https://ecole.be/img/partage/site.png',
    });
    expect(JSON.stringify(meta)).not.toContain('ld+json');
  });

  test('carries the data and the picture of its own', () => {
    const meta = metaOf(ici, {
      ...page,
      image: 'acces-code',
      donnees: (url) => [{ '@type': 'Thing', url }],
    });
    expect(meta).toContainEqual({
      property: 'og:image',
      content: 'https://ecole.be/img/partage/acces-code.png',
    });
    expect(meta).toContainEqual({
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'Thing', url: 'https://ecole.be' }],
      },
    });
  });
});
