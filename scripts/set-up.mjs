/**
 * What `npm start` and `npm test` need before anything else: installed packages and a build. Only Node itself is
 * used here, for this runs on a fresh clone. Nothing is done that is done already.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const path = (...parts) => join(ROOT, ...parts);

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** npm writes its own list of what it installed when it is done; an interrupted installation has none. */
const isInstalled = () => {
  const wanted = readJson(path('package-lock.json'))?.packages;
  if (!wanted) fail('package-lock.json is missing or damaged; check out the repository anew.');
  const present = readJson(path('node_modules', '.package-lock.json'))?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional, link }]) => name === '' || optional || link || present[name]?.version === version,
  );
};

/**
 * Runs a command of the set-up. A signal to us goes on to it, and we end after it: were it to go on alone, the next
 * start would find nobody at work and install into the same folder.
 */
const run = (command, args) =>
  new Promise((resolve) => {
    // What they say is no part of an answer. Windows finds npm only through a shell.
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['inherit', 2, 'inherit'],
      shell: process.platform === 'win32',
    });
    let interrupted = false;
    const pass = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      if (interrupted) fail('Interrupted; the next start begins the set-up again.');
      resolve(code === 0);
    });
  });

const install = async () => {
  if (isInstalled()) return;
  console.error('Installing packages as package-lock.json says; this takes a minute the first time.');
  // Building needs the development packages, also where NODE_ENV is production.
  if (!(await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])))
    fail('npm could not install the packages; its own message above says why. Then run the same command again.');
};

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort();

const sourceHash = () => {
  const hash = createHash('sha256');
  for (const file of [
    ...filesUnder(path('src')),
    path('tsconfig.json'),
    path('tsconfig.build.json'),
    path('scripts', 'join-modules.mjs'),
    path('package-lock.json'),
  ])
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const BUILDERS = [
  [path('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json'],
  [path('scripts', 'join-modules.mjs')],
  [path('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'src/web', '--logLevel', 'warn'],
];

const STAMP = path('dist', '.source-hash');
const isBuilt = (hash) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;

const buildFrom = async (hash) => {
  console.error('Building.');
  rmSync(path('dist'), { recursive: true, force: true });
  for (const builder of BUILDERS)
    if (!(await run(process.execPath, builder))) fail('The build failed; the compiler says why above.');
  writeFileSync(STAMP, hash);
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const readOwner = (lock) => {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
};

/** Whether the lock was left by a command that was killed. */
const isLeftOver = (lock) => {
  const owner = readOwner(lock);
  if (owner > 0) return !isAlive(owner);
  // Without a number it is being written just now, or the machine went down as it was.
  return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 5000;
};

/** Two commands started at once must not install or build at the same time; a lock whose owner is gone is void. */
const withLock = async (work) => {
  const lock = path('.set-up-lock');
  for (let told = false; ; ) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isLeftOver(lock)) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!told) console.error(`Waiting for another command that is setting up. If there is none, delete ${lock}.`);
    told = true;
    await sleep(200);
  }
  const unlock = () => rmSync(lock, { force: true });
  process.once('exit', unlock);
  await work();
  process.off('exit', unlock);
  unlock();
};

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
};

/** Installs and builds where that is due, with a word on what it does. */
export const setUp = async () => {
  checkNode();
  await withLock(async () => {
    await install();
    const hash = sourceHash();
    if (!isBuilt(hash)) await buildFrom(hash);
  });
};

/** Builds anew, whatever was built before. */
export const rebuild = async () => {
  checkNode();
  await withLock(async () => {
    await install();
    await buildFrom(sourceHash());
  });
};
