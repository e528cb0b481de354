import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import * as pages from './StaffPage.pages.ts';
import type { StaffPath } from './extranet/cadre/pages.ts';

const PAGES: Record<StaffPath, ComponentType> = pages;

/** All staff screens share one module: staff visit many, and sixty requests become twenty. */
export default function StaffPage() {
  const Page = PAGES[useMatches().at(-1)!.id as StaffPath];
  return <Page />;
}
