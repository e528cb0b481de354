export type AuthMode = 'login' | 'register' | 'oublie';

export interface AuthState {
  open: boolean;
  mode: AuthMode;
  /** What to read before the form. */
  avis: string | null;
  /** Where who logs in goes on; null: to their profile. */
  suite: string | null;
  /** Where the keyboard was, to bring it back there. */
  origin: Element | null;
}
