/**
 * The picture beside the sign-in form: the Andes at dawn, cut out of paper, in the palette of DESIGN.md §2. 640 × 500 without text or
 * outlines; `paja` is a tuft of the high grassland.
 */
const andes = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="500" viewBox="0 0 640 500">',
  '<defs>',
  '<linearGradient id="cielo" x1="0" y1="0" x2="0" y2="1"><stop offset=".12" stop-color="#11485A" stop-opacity="0"/><stop offset=".5" stop-color="#17566A" stop-opacity=".7"/><stop offset=".74" stop-color="#3A8088"/></linearGradient>',
  '<path id="paja" d="M0 0Q-12-18-34-28Q-16-20-6-2Q-10-26-22-46Q-8-28-1-2Q-3-34 4-56Q6-32 3-2Q10-30 26-44Q14-26 7-1Q20-18 38-24Q20-14 12 0Z"/>',
  '</defs>',
  // Sky: clear above, so that the panel's own goes on into it; the only gradient.
  '<path fill="url(#cielo)" d="M0 0h640v500H0z"/>',
  // Sun with two rings of paper.
  '<circle cx="470" cy="264" r="98" fill="#FFA24D" opacity=".08"/>',
  '<circle cx="470" cy="264" r="72" fill="#FFA24D" opacity=".13"/>',
  '<circle cx="470" cy="264" r="47" fill="#FFA24D"/>',
  // Far ridge, mountain with its shaded side, snow with its own.
  '<path fill="#1F6272" d="M0 296L40 282L74 260L100 270L146 244L178 258L214 250L262 270L330 276L392 288L436 274L482 270L520 254L552 236L580 244L610 226L640 236V400H0z"/>',
  '<path fill="#1B6070" d="M52 360L106 308L150 256L178 232L204 196L224 180L240 154L256 162L272 190L290 204L306 182L322 172L336 180L356 208L386 242L420 268L466 312L530 356V400H52z"/>',
  '<path fill="#164F5C" d="M52 360L106 308L150 256L178 232L204 196L224 180L240 154L236 188L224 212L232 242L218 274L230 302L212 330L222 400H52zM284 240L314 240L298 272L308 296L290 322L278 296L288 268z"/>',
  '<path fill="#E3EFED" d="M160 247L178 232L204 196L224 180L240 154L256 162L272 190L290 204L306 182L322 172L336 180L356 208L386 242L391 246L372 257L358 246L348 267L328 244L318 271L300 240L286 284L272 246L258 267L246 250L234 296L224 258L214 271L198 244L180 271z"/>',
  '<path fill="#A6CACE" d="M160 247L178 232L204 196L224 180L240 154L236 188L224 212L232 242L227 268L224 258L214 271L198 244L180 271zM290 204L306 182L322 172L318 198L308 214L314 238L309 255L300 240L291 267L284 240L294 222z"/>',
  // Near ridges.
  '<path fill="#165868" d="M0 330Q54 300 104 318T196 322Q238 300 286 320T384 336Q440 300 498 312T580 300Q612 290 640 296V420H0z"/>',
  '<path fill="#124B58" d="M0 350Q70 334 122 352T236 348Q296 334 348 356T470 352Q540 326 640 340V420H0z"/>',
  '<path fill="#0C3842" d="M0 366Q60 356 116 372T250 386H640V352Q570 346 520 366T392 384L250 386V420H0z"/>',
  // Lagoon, with the snow and the sun in it.
  '<path fill="#2A7480" d="M0 386Q160 378 320 384T640 380V500H0z"/>',
  '<path fill="#A6CACE" opacity=".55" d="M172 390H390L356 396H376L330 403H352L318 410H300L312 418H290L280 410H262L274 424H254L262 434H240L232 440L224 430H236L218 418H200L214 410H182L204 403H164L190 396z"/>',
  '<g fill="#FFA24D"><path d="M420 389Q470 384 520 389Q470 394 420 389z"/><path d="M432 400Q478 395 526 400Q478 405 432 400z" opacity=".9"/><path d="M424 412Q462 407 498 412Q462 417 424 412z" opacity=".8"/><path d="M444 425Q476 420 512 425Q476 430 444 425z" opacity=".65"/><path d="M440 439Q464 435 488 439Q464 443 440 439z" opacity=".5"/></g>',
  // Shallows and the shore with its grass.
  '<path fill="#1B6070" d="M0 412Q60 406 118 416T240 442T400 446Q520 440 640 424V500H0z"/>',
  '<path fill="#124B58" d="M0 432Q70 428 126 442T270 462T440 466Q540 462 640 444V500H0z"/>',
  '<g fill="#0C3842"><use href="#paja" transform="translate(70 446) scale(.8)"/><use href="#paja" transform="translate(566 462) scale(.7)"/><use href="#paja" transform="translate(18 446) scale(1.1)"/></g>',
  '<path fill="#0A2E38" d="M0 436Q48 430 92 446T190 472T330 482Q470 482 640 456V500H0z"/>',
  '<g fill="#0A2E38"><use href="#paja" transform="translate(116 456) scale(.62)"/><use href="#paja" transform="translate(610 468) scale(1.05)"/><use href="#paja" transform="translate(520 478) scale(.55)"/></g>',
  '<g fill="#062128"><use href="#paja" transform="translate(40 476) scale(1.2)"/><use href="#paja" transform="translate(148 488) scale(.8)"/><use href="#paja" transform="translate(572 490) scale(.9)"/></g>',
  '<path fill="#062128" d="M0 464Q60 458 120 476T300 494T500 490T640 480V500H0z"/>',
  '</svg>',
].join('');

/** One picture of `marketing/{id}`. */
export interface MarketingPicture {
  /** Base64. */
  imagen: string;
  tipoContenido: string;
  textoAlternativo: string;
}

/** The pictures of `marketing/{id}`: one for 1 (sign-in), none for 2 (registration) and 3 (recovery); undefined for any other id. */
export function marketingPictures(id: string): MarketingPicture[] | undefined {
  if (id === '2' || id === '3') return [];
  if (id !== '1') return undefined;
  return [
    {
      imagen: btoa(andes),
      tipoContenido: 'image/svg+xml',
      textoAlternativo: 'Laguna andina al amanecer, con la montaña nevada al fondo.',
    },
  ];
}
