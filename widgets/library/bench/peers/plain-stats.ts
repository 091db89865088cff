// The limit: figures that count up over two seconds, and cards that flip.
for (const button of document.querySelectorAll('button')) {
  const [front, back] = button.querySelectorAll('span')
  button.addEventListener('click', () => {
    const flipped = button.getAttribute('aria-pressed') !== 'true'
    button.setAttribute('aria-pressed', `${flipped}`)
    front!.hidden = flipped
    back!.hidden = !flipped
  })
  const figure = button.querySelector('b')!
  const value = Number(figure.textContent.replace(/,/g, ''))
  const start = performance.now()
  requestAnimationFrame(function count(now) {
    const part = Math.min(1, (now - start) / 2000)
    figure.textContent = Math.round(value * (1 - (1 - part) ** 3)).toLocaleString('en-AU')
    if (part < 1) requestAnimationFrame(count)
  })
}
