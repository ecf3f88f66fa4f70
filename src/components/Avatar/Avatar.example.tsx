import { Avatar } from './Avatar.tsx';

/** The photo is what the server sends: base64 of a jpg, or `null`. The name stands beside it, so the photo has no text of its own. */
export function Member({ name, photo }: { name: string; photo: string | null }) {
  return (
    <p>
      <Avatar photo={photo} size={72} />
      {name}
    </p>
  );
}
