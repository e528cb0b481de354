export type AuthMode = 'login' | 'register' | 'oublie';

export interface AuthState {
  open: boolean;
  mode: AuthMode;
  avis: string | null;
  suite: string | null;
  origin: Element | null;
}
