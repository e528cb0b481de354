import { ErrorState, type ErrorStateProps } from '../ui/ErrorState.tsx';
import { NetworkError, sentenceOf } from './errors.ts';

interface FailureProps extends Pick<ErrorStateProps, 'retry' | 'part'> {
  error: unknown;
}

/** What a call that failed leaves on the screen, in words. */
export function Failure({ error, ...rest }: FailureProps) {
  const title = error instanceof NetworkError ? 'Pas de connexion' : 'Oups !';
  return <ErrorState title={title} text={sentenceOf(error)} {...rest} />;
}
