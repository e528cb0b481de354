{
  const modele = document.querySelector<HTMLSelectElement>('#modele');
  const numero = document.querySelector<HTMLInputElement>('#numero');
  modele?.addEventListener('change', () => {
    numero!.value = modele.value;
  });

  const retour = document.querySelector<HTMLElement>('#retour[data-attente]');
  if (retour) setTimeout(() => retour.click(), Number(retour.dataset.attente) * 1000);
}
