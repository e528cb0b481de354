import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '../../../contract/index.ts';
import { call } from '../../socle/kernel/call.ts';

export const useAddReponseVedette = () =>
  useMutation({
    mutationFn: (input: InputOf<'addReponseVedette'>) => call('addReponseVedette', input),
  });
