/** Two frames: what watches sizes has been told, and what it changed has been drawn. */
export async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
