import { useMatches } from 'react-router';
import { PAGES } from './StaffPage.pages.ts';
import type { StaffPath } from './extranet/accueil/pages.ts';

/**
 * Every staff screen, by the address that its route has for an id. They are one module, as who works
 * here goes from one to the next: each by itself would cost sixty requests and not twenty.
 */
export default function StaffPage() {
  const Page = PAGES[useMatches().at(-1)!.id as StaffPath];
  return <Page />;
}
