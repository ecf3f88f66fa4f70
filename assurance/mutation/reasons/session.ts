import type { Told } from './told.ts';

export const session: Told = {
  device: [
    ['/^(.{8})(.{4})(.{4})(.{4})(.{12})$/', '/(.{8})(.{4})(.{4})(.{4})(.{12})$/', 'there are 32 figures each time'],
    ['/^(.{8})(.{4})(.{4})(.{4})(.{12})$/', '/^(.{8})(.{4})(.{4})(.{4})(.{12})/', 'there are 32 figures each time'],
  ],
  encryptedVault: [['iv?.length', 'iv.length', 'what fails there is caught, and answers the same']],
  activity: [['stored === null', 'false', 'its text, «null», is no moment either']],
  idleClock: [
    ['shared > wallStart', 'shared >= wallStart', 'the same moment changes nothing'],
    [
      'started > monotonicStart',
      'started >= monotonicStart',
      'as long ago by the one clock, it is as long ago by the other',
    ],
    ['shared > wall', 'shared >= wall', 'a moment that is now begins anew by either way'],
  ],
  pendingOrders: [
    ["'keep'", '""', 'only «forget» does anything'],
    ['!Array.isArray(value)', 'false', 'what fails there is caught, and answers the same'],
  ],
  recentOrders: [
    ["'keep'", '""', 'only «forget» does anything'],
    ['!Array.isArray(value)', 'false', 'what fails there is caught, and answers the same'],
  ],
  session: [['usuario.toLowerCase()', 'usuario.toUpperCase()', 'capitals make no difference by either way']],
  sessionStore: [
    ['false', 'true', 'each session that begins says it anew'],
    ["'1'", '""', 'it is only asked whether the mark is there'],
    ["next.status === 'signedOut'", 'true', 'only a sign-out has a reason'],
    ["state.status === 'signedIn'", 'true', 'no other state has a session'],
    ['(await vault.read())?.id', '(await vault.read()).id', 'what fails there is caught, and nothing is stored then'],
  ],
  sharedList: [
    ['[]', '["Stryker was here"]', 'what is no order has no number: none is gone by it'],
    ['() => true', '() => undefined', 'nothing known and nothing stored differ in nothing'],
    ['true', 'false', 'nothing known and nothing stored differ in nothing'],
  ],
  tabs: [['{ return null; }', '{}', 'no channel is no channel: it is only asked whether there is one']],
};
