import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { InputOf } from '../../../contract/index.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { reglesManquantes } from './reglesMotDePasse.ts';

export type DeQui = Omit<InputOf<'checkMotDePasse'>, 'password'>;

const DEBOUNCE_MS = 400;

/** Undefined: the server has not judged it yet. */
export function useFacile(password: string, qui: DeQui): string | null | undefined {
  const [asked, setAsked] = useState('');
  const wanted = reglesManquantes(password).length === 0 && password.length <= 200;
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setAsked(password), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [password, wanted]);
  const { data } = useQuery({
    ...callQuery('checkMotDePasse', { ...qui, password: asked }),
    enabled: wanted && asked === password,
    // A password must not stay in the cache.
    gcTime: 0,
    retry: false,
  });
  return wanted && asked === password ? data?.facile : undefined;
}
