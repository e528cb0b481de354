export type AuthMode = 'login' | 'register' | 'oublie';

export interface AuthState {
  open: boolean;
  mode: AuthMode;
  avis: string | null;
  suite: string | null;
  /** The focus returns there. */
  origin: Element | null;
}
