import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import classes from './Check.module.css';

export interface CheckProps extends InputHTMLAttributes<HTMLInputElement> {
  children: ReactNode;
  error?: string | undefined;
}

/** A box to tick, with its words beside it and what is wrong under it. */
export function Check({ children, error, ...props }: CheckProps) {
  const id = useId();
  return (
    <div>
      <label className={classes.check}>
        <input
          type="checkbox"
          className={classes.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...props}
        />
        <span className={classes.text}>{children}</span>
      </label>
      {error && (
        <p className={classes.error} id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
