# A computer player in a few lines of shell: it plays the first legal move. docs/ugi.md describes the protocol.
while read -r word rest; do
    case "$word" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        legal) first="${rest%%,*}" ;;
        go) echo "bestmove $first" ;;
        quit) exit ;;
    esac
done
