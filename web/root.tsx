import './ui/styles.ts';
import overpass from '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?url';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  type LinksFunction,
  type MetaFunction,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
} from 'react-router';
import { useNonce } from './kernel/nonce.ts';
import { Providers } from './kernel/providers.tsx';
import { marque } from './marque.ts';
import { Crash } from './ui/Crash.tsx';
import { NotFound } from './ui/NotFound.tsx';
import { cssVariablesResolver, theme } from './ui/theme.ts';

export const links: LinksFunction = () => [
  { rel: 'preload', href: overpass, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta: MetaFunction = () => [{ title: marque.nom }];

/** Before the first paint: a page rendered for a visitor hides what a connected person won't need. */
const MARK_SESSION =
  "try{if(localStorage.getItem('auth_token'))document.documentElement.dataset.session='1'}catch{}";

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="fr-BE" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141b22" media="(prefers-color-scheme: dark)" />
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} suppressHydrationWarning />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: MARK_SESSION }}
        />
        <Meta />
        {/* 'self' lets them in; React would compare a nonce that the browser hides. */}
        <Links nonce="" />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          defaultColorScheme="auto"
        >
          {children}
        </MantineProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Crash error={error} />;
}
