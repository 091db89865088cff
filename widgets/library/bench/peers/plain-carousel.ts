// The limit: a row that the browser scrolls and snaps, and two buttons.
const track = document.querySelector('#track')!
const turn = (by: number) => track.scrollBy({ left: by * track.clientWidth, behavior: 'smooth' })
document.querySelector('#previous')!.addEventListener('click', () => turn(-1))
document.querySelector('#next')!.addEventListener('click', () => turn(1))
