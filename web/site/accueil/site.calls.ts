import { useMutation } from '@tanstack/react-query';
import type { Input } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import { call } from '../../socle/kernel/call.ts';

export const useAddReponseVedette = () =>
  useMutation({
    mutationFn: (input: Input<Calls['addReponseVedette']>) => call('addReponseVedette', input),
  });
