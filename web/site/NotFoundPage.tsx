import { data } from 'react-router';

export { NotFound as default } from '../ui/NotFound.tsx';

/** The status of the page that the server renders. */
export function loader() {
  return data(null, { status: 404 });
}

/** Inside the browser there is nothing to ask the server. */
export function clientLoader() {
  return null;
}
