import { demo } from '#mocks/storyDemo.ts';
import { juan } from './member.ts';

/** A story of a member with one account and nothing more. */
export const ofJuan = {
  parameters: { mundo: { socio: juan.usuario } },
  beforeEach() {
    // His first password is behind him.
    const user = demo.bank.memberOf(juan.usuario)?.user;
    if (user) user.mustChangePassword = false;
  },
};
