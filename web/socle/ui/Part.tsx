import { type ReactNode, type Ref, useId } from 'react';
import { Card, type CardProps } from './Card.tsx';
import { SectionHeading } from './Heading.tsx';
import sheetStyles from './sheet.module.css';

interface PartProps extends Omit<CardProps, 'title'> {
  /** Id of the heading, so that an address can lead there. */
  id?: string;
  title: ReactNode;
  large?: boolean;
  bare?: boolean;
  heading?: Ref<HTMLHeadingElement>;
}

/** A titled part of a page, on a card unless it is `bare`. */
export function Part(props: PartProps) {
  const own = useId();
  const { id = own, title, large, bare, heading, children, ...card } = props;
  const inside = (
    <>
      <SectionHeading small={!large} id={id} ref={heading}>
        {title}
      </SectionHeading>
      {children}
    </>
  );
  return bare ? (
    <section aria-labelledby={id} className={sheetStyles.part}>
      {inside}
    </section>
  ) : (
    <Card aria-labelledby={id} {...card}>
      {inside}
    </Card>
  );
}
