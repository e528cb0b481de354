import type { ComponentProps, ReactNode } from 'react';
import sheetStyles from './sheet.module.css';

interface FactsProps extends ComponentProps<'dl'> {
  /** Null, false and '' leave a fact out. */
  facts: Readonly<Record<string, ReactNode>>;
}

export function Facts({ facts, ...list }: FactsProps) {
  const given = Object.entries(facts).filter(
    ([, fact]) => fact !== null && fact !== false && fact !== '',
  );
  return (
    <dl className={sheetStyles.facts} {...list}>
      {given.map(([what, fact]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
