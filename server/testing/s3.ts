import { spawn } from 'node:child_process';

/** Keeps one bucket, `ecole`, in a folder; port 0 takes a free one. */
export async function startS3(folder: string, port = 0) {
  const script = `new (require('@20minutes/s3rver'))({
    directory: process.argv[1], address: '127.0.0.1', port: Number(process.argv[2]), silent: true,
    configureBuckets: [{ name: 'ecole' }],
  }).run().then(({ port }) => console.log('listening on ' + port + ';'))`;
  const child = spawn(process.execPath, ['--eval', script, folder, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
  });
  let said = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    const port = /listening on (\d+);/.exec(said)?.[1];
    if (port) return { process: child, host: `127.0.0.1:${port}` };
  }
  throw new Error(`s3rver did not start: ${said}`);
}

export const addressOf = (host: string, secret = 'S3RVER') =>
  `s3://S3RVER:${secret}@${host}/ecole/images?tls=0`;
