import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../socle/kernel/call.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import type { InfoDemandee } from '../../../regles/rdv.ts';
import type { User } from './session.ts';

/** The school may open or close registrations any day. */
export function useGetReglages(wanted: boolean) {
  return useQuery({ ...callQuery('getReglages', {}), enabled: wanted, staleTime: 60_000 });
}

/** `user`: the reference that a refused log-in returned. */
export function useGetVerificationMail() {
  return useMutation({ mutationFn: (user: string) => call('getVerificationMail', { user }) });
}

export function useGetSessions() {
  return useQuery(callQuery('getSessions', {}));
}

function usePatchUser() {
  const client = useQueryClient();
  return (patch: Partial<User>) =>
    client.setQueryData(
      callQuery('getUser', {}).queryKey,
      (known) => known && { ...known, user: { ...known.user, ...patch } },
    );
}

export function useUpdateAccount() {
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (newsletter: boolean) => call('updateAccount', { newsletter }),
    onSuccess: (_, newsletter) => patchUser({ newsletter: newsletter ? 1 : 0 }),
  });
}

/** Questions come again in the other words. */
export function useUpdateLecture() {
  const client = useQueryClient();
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (voulu: { motsSimples?: boolean; texteAere?: boolean }) =>
      call('updateLecture', voulu),
    onSuccess(_, { motsSimples, texteAere }) {
      if (texteAere !== undefined) patchUser({ texteAere: texteAere ? 1 : 0 });
      if (motsSimples === undefined) return undefined;
      patchUser({ motsSimples: motsSimples ? 1 : 0 });
      return client.invalidateQueries();
    },
  });
}

export function useModifyPassword() {
  const client = useQueryClient();
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (typed: { user: number; password: string; passwordConfirm: string }) =>
      call('modifyPassword', typed),
    onSuccess: () => {
      patchUser({ motDePasseProvisoire: 0 });
      return client.invalidateQueries({ queryKey: callQuery('getSessions', {}).queryKey });
    },
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) => call('endSession', { id }),
    // A failure may mean that the session has ended by itself.
    onSettled: () => client.invalidateQueries({ queryKey: callQuery('getSessions', {}).queryKey }),
  });
}

export type Fiche = Record<InfoDemandee, string>;

export function useUpdateRegistre() {
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (fiche: Fiche) => call('updateRegistre', fiche),
    onSuccess: ({ user }) => patchUser(user),
  });
}

export function useAskEffacement() {
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (password: string) => call('askEffacement', { password }),
    onSuccess: ({ dateEffacement }) => patchUser({ dateEffacement }),
  });
}

export function useCancelEffacement() {
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: () => call('cancelEffacement', {}),
    onSuccess: () => patchUser({ dateEffacement: null }),
  });
}

export function useGetDonnees() {
  return useMutation({ mutationFn: () => call('getDonnees', {}) });
}
