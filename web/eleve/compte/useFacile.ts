import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Input } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { reglesManquantes } from './reglesMotDePasse.ts';

/** Whose password is being chosen, as far as the screen knows. */
export type DeQui = Omit<Input<Calls['checkMotDePasse']>, 'password'>;

/** In milliseconds: a pause in the typing. */
const PAUSE = 400;

/** What the server would say of a password that keeps the rules: undefined while that is not known. */
export function useFacile(password: string, qui: DeQui): string | null | undefined {
  const [asked, setAsked] = useState('');
  const wanted = reglesManquantes(password).length === 0 && password.length <= 200;
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setAsked(password), PAUSE);
    return () => clearTimeout(timer);
  }, [password, wanted]);
  const { data } = useQuery({
    ...callQuery('checkMotDePasse', { ...qui, password: asked }),
    enabled: wanted && asked === password,
    // A password is no answer to keep.
    gcTime: 0,
    retry: false,
  });
  return wanted && asked === password ? data?.facile : undefined;
}
